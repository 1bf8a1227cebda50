import Container from '@mui/material/Container';
import { Scene } from '../pictures/picture';
import type { ScenePart } from '../schema/picture';

/** A scene on the paper of a page, as wide as a picture gets in a column of a section. */
export const SceneExample = ({ definition }: { definition: { scene: readonly ScenePart[] } }) => (
  <Container sx={{ py: 8, '& > svg': { maxWidth: '36rem', mx: 'auto' } }}>
    <Scene parts={definition.scene} />
  </Container>
);
