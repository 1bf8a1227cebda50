import styled from '@emotion/styled';
import type { ScenePart } from '../contract/picture';
import { Scene } from '../pictures/scene';
import { Container } from '../sections/section';

/** As wide as a picture gets in a column of a section. */
const Column = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(8),
  '& > svg': { maxWidth: '36rem', marginInline: 'auto' },
}));

/** A scene on the paper of a page. */
export const SceneExample = ({ definition }: { definition: { scene: readonly ScenePart[] } }) => (
  <Column>
    <Scene parts={definition.scene} />
  </Column>
);
