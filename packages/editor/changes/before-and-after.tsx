import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Value } from '../../../src/schema/values/change';
import type { SiteChange } from '../../edit-protocol/changes-protocol';
import type { EditClient } from '../edit-client';
import { useAnswer } from '../use-answer';
import { wordDifference } from './word-difference';

const pictureTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

const typeOfPicture = (address: string) =>
  pictureTypes[/\.(\w+)$/.exec(address)?.[1]?.toLowerCase() ?? ''];

const isPicture = (value: Value | undefined): value is string =>
  typeof value === 'string' && value.startsWith('/') && typeOfPicture(value) !== undefined;

/** mapTitle in words: map title. */
const keyWords = (key: string) => key.replaceAll(/([a-z])(?=[A-Z])/g, '$1 ').toLowerCase();

/** A value in words: texts as they are, groups and lists line by line. */
export const ValueWords = ({ value }: { value: Value }): ReactNode => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return value === '' ? 'nothing' : String(value);
  const entries = Array.isArray(value)
    ? value.map((each, at) => [String(at + 1), each] as const)
    : Object.entries(value).map(([key, each]) => [keyWords(key), each] as const);
  if (entries.length === 0) return 'nothing';
  return (
    <Box component="ul" role="list" sx={{ m: 0, pl: 5 }}>
      {entries.map(([name, each]) => (
        <li key={name}>
          {name}: <ValueWords value={each} />
        </li>
      ))}
    </Box>
  );
};

const styles = {
  same: {},
  before: { bgcolor: '#ffd9d6', color: '#5c0a06' },
  after: { bgcolor: '#d3f2d8', color: '#0b3d17', textDecoration: 'none' },
};

const elements = { same: 'span', before: 'del', after: 'ins' } as const;

/** One side of two texts, with what only this one has marked. */
export const MarkedWords = ({
  before,
  after,
  side,
}: {
  before: string;
  after: string;
  side: Side;
}) => (
  <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {wordDifference(before, after)
      .filter(({ is }) => is === 'same' || is === side)
      .map(({ is, text }, at) => (
        <Box key={at} component={elements[is]} sx={styles[is]}>
          {text}
        </Box>
      ))}
  </Box>
);

type Side = 'before' | 'after';

type PictureProps = { address: string; alt: string; onError?: () => void };

const Picture = ({ address, ...props }: PictureProps) => (
  <Box component="img" src={address} {...props} sx={{ maxWidth: '100%', maxHeight: '12rem' }} />
);

/** An address for what is in the browser's memory, as long as that is shown. */
const useAddressOf = (blob: Blob | undefined) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
};

/** A picture of public/ as it was at the last commit. */
const PictureBefore = ({ file }: { file: string }) => {
  const ask = useCallback(
    async (client: EditClient) =>
      new Blob([await client.file('changes/before', { file })], {
        type: typeOfPicture(file) ?? '',
      }),
    [file],
  );
  const { answer, failure } = useAnswer(ask);
  const address = useAddressOf(answer);
  if (failure !== undefined) return failure;
  return address === undefined ? '…' : <Picture address={address} alt="The picture before" />;
};

/** A picture that a value names: the file of now, or the one of the last commit where it is gone. */
const NamedPicture = (props: PictureProps) => {
  const [isGone, setGone] = useState(false);
  if (isGone) return <PictureBefore file={`public${props.address}`} />;
  return <Picture {...props} onError={() => setGone(true)} />;
};

const Sided = ({ change, side }: { change: SiteChange; side: Side }): ReactNode => {
  const { before, after, of, kind, file } = change;
  if (of === 'picture') {
    if (side === 'before') return kind === 'added' ? 'nothing' : <PictureBefore file={file} />;
    const address = `${file.replace(/^public/, '')}?${change.id}`;
    return kind === 'removed' ? 'nothing' : <Picture address={address} alt="The picture now" />;
  }
  const value = side === 'before' ? before : after;
  if (value === undefined) return 'nothing';
  if (isPicture(value)) return <NamedPicture address={value} alt={`The picture ${value}`} />;
  if (typeof before === 'string' && typeof after === 'string') {
    return <MarkedWords before={before} after={after} side={side} />;
  }
  return <ValueWords value={value} />;
};

/** What moved or has no values says all in its words. */
const hasSides = ({ kind, of, before, after }: SiteChange) =>
  kind !== 'moved' && (of === 'picture' || before !== undefined || after !== undefined);

const names = { before: 'Before', after: 'Now' };

/** A change with what was and what is, beside each other. */
export const BeforeAndAfter = ({ change }: { change: SiteChange }) =>
  hasSides(change) ? (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      {(['before', 'after'] as const).map((side) => (
        <Box
          key={side}
          sx={{ flex: 1, minWidth: 0, maxHeight: '16rem', overflow: 'auto' }}
          tabIndex={0}
          role="group"
          aria-label={names[side]}
        >
          <Typography component="div" sx={{ fontWeight: 700 }}>
            {names[side]}
          </Typography>
          <Sided change={change} side={side} />
        </Box>
      ))}
    </Stack>
  ) : null;
