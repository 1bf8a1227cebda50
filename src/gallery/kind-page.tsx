import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Kind } from './catalogue-types';
import { FileLinks } from './file-links';
import { groups } from './groups';
import type { Scheme } from './scheme-switch';
import { Specimen } from './specimen';

type KindPageProps = { kind: Kind; scheme: Scheme };

/** All examples of one kind, and the files that make it. */
export const KindPage = ({ kind, scheme }: KindPageProps) => (
  <>
    <title>{`${kind.name} | Gallery`}</title>
    <Stack
      direction={{ md: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { md: 'end' }, gap: 4, pt: 6, pb: 7 }}
    >
      <div>
        <Typography variant="h2" component="h1" tabIndex={-1} sx={{ mb: 2 }}>
          {kind.name}
        </Typography>
        <Typography sx={{ color: 'text.muted' }}>
          {groups.find(({ name }) => name === kind.group)?.use}
        </Typography>
      </div>
      <FileLinks files={kind.files} />
    </Stack>
    {kind.examples.map((example, index) => (
      <Specimen key={example.id} example={example} number={index + 1} scheme={scheme} />
    ))}
  </>
);
