import styled from '@emotion/styled';
import type { Kind } from './catalogue-types';
import { FileLinks } from './file-links';
import { groups } from './groups';
import type { Scheme } from './scheme-switch';
import { Specimen } from './specimen';

const Opening = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  paddingBlock: theme.spacing(6, 7),
  '& h1': { ...theme.tokens.type.h2, marginBlockEnd: theme.spacing(2) },
  '& p': { color: theme.tokens.color.muted },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
}));

type KindPageProps = { kind: Kind; scheme: Scheme };

/** All examples of one kind, and the files that make it. */
export const KindPage = ({ kind, scheme }: KindPageProps) => (
  <>
    <title>{`${kind.name} | Gallery`}</title>
    <Opening>
      <div>
        <h1 tabIndex={-1}>{kind.name}</h1>
        <p>{groups.find(({ name }) => name === kind.group)?.use}</p>
      </div>
      <FileLinks files={kind.files} />
    </Opening>
    {kind.examples.map((example, index) => (
      <Specimen key={example.id} example={example} number={index + 1} scheme={scheme} />
    ))}
  </>
);
