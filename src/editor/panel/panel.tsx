import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useId } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { isGroup, keyOf, parentOf } from '../paths';
import type { EditState } from '../protocol';
import { GroupControls, KeyControl } from './group-controls';
import { metaOf, panelKey, sortOf } from './panel-keys';
import { fileName, fileOfAddress, type Station, stationsTo } from './places';

/** In pixels. */
const panelWidth = 400;
const sheetHeight = '50vh';

/** Of the bar below, which stands in front. */
const barHeight = '4rem';

/** Room beside the page, so that the panel covers nothing of it. */
const useRoom = (isOpen: boolean, isSheet: boolean) => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { style } = document.body;
    if (isSheet) style.paddingBottom = `calc(${sheetHeight} + ${barHeight})`;
    else style.paddingInlineEnd = `${panelWidth}px`;
    return () => {
      style.paddingBottom = '';
      style.paddingInlineEnd = '';
    };
  }, [isOpen, isSheet]);
};

/** The nearest group around the last station; of a list in a list, the list. */
const nearestGroup = (stations: readonly Station[]) =>
  stations.findLast(({ value, isEntry }) => isGroup(value) || (isEntry && Array.isArray(value)));

const Crumbs = ({ stations }: { stations: readonly Station[] }) => {
  const session = useSession();
  const shown = stations.filter(({ value }) => isGroup(value));
  return (
    <Stack component="nav" aria-label="Place" direction="row" sx={{ flexWrap: 'wrap' }}>
      {shown.map(({ file, path, name }, at) => (
        <Button
          key={path}
          size="small"
          aria-current={at === shown.length - 1 ? 'true' : undefined}
          onClick={() => session.select({ file, path })}
          sx={{ minHeight: '2.75rem', textAlign: 'start' }}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
};

const orderOf = (file: string) =>
  ['site', 'theme', 'routes', 'notifications'].findIndex((name) => file === `config/${name}.ts`);

/** What belongs to no page alone: a button for each such file. */
const OtherFiles = ({ files }: { files: EditState['files'] }) => {
  const session = useSession();
  const names = Object.keys(files)
    .filter((file) => orderOf(file) >= 0 || file.startsWith('config/forms/'))
    .toSorted((one, other) => ((orderOf(one) + 9) % 9) - ((orderOf(other) + 9) % 9));
  return (
    <Box component="nav" aria-label="All pages">
      <Typography component="h3" variant="body1">
        For all pages
      </Typography>
      <Stack spacing={1} sx={{ mt: 2 }}>
        {names.map((file) => (
          <Button key={file} variant="outlined" onClick={() => session.select({ file, path: '' })}>
            {fileName(file, files[file])}
          </Button>
        ))}
      </Stack>
    </Box>
  );
};

/** A selected entry of a list that is no group, such as a paragraph. */
const Entry = ({ station, around }: { station: Station; around: string }) => {
  const { file, path, value, schema } = station;
  const resolved = sortOf(schema, value) === 'choice' ? metaOf(schema).choices?.text : schema;
  if (!resolved) return null;
  const at = Number(keyOf(path)) + 1;
  const label = `${keyOf(parentOf(path))} ${at}`;
  const key = { ...panelKey(label, { schema: resolved, value }), required: true };
  return (
    <Box sx={{ my: 4 }}>
      <KeyControl place={{ file, path }} panelKey={key} around={around} />
    </Box>
  );
};

const Shown = () => {
  const selected = useSessionState((state) => state.selected);
  const files = useSessionState(({ state }) => state.files);
  const place = selected ?? { file: fileOfAddress(files, window.location.pathname), path: '' };
  const stations = stationsTo(place, files);
  const group = nearestGroup(stations);
  const last = stations.at(-1);
  if (!group || !last) {
    return <Typography>{`${place.file} cannot be read now.`}</Typography>;
  }
  const isOwn = isGroup(group.value);
  const entry = last.isEntry && !isGroup(last.value) ? last : undefined;
  return (
    <>
      <Crumbs stations={stations} />
      <Typography component="h2" variant="h3" sx={{ my: 2 }}>
        {group.name}
      </Typography>
      {entry && <Entry key={`${entry.file} ${entry.path}`} station={entry} around={group.name} />}
      {isOwn && (
        <GroupControls
          key={`${group.file} ${group.path}`}
          place={{ file: group.file, path: group.path }}
          schema={group.schema}
          name={group.name}
        />
      )}
      {group.path === '' && <OtherFiles files={files} />}
    </>
  );
};

/** Beside the page: every key of what is selected, and without a selection those of the page. */
export const Panel = ({ id, open }: { id: string; open: boolean }) => {
  const isSheet = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const titleId = useId();
  useRoom(open, isSheet);
  return (
    <Drawer
      variant="persistent"
      anchor={isSheet ? 'bottom' : 'right'}
      open={open}
      slotProps={{
        paper: {
          component: 'aside',
          id,
          'aria-labelledby': titleId,
          'data-edit-own': true,
          sx: {
            width: isSheet ? '100%' : panelWidth,
            height: isSheet ? sheetHeight : `calc(100% - ${barHeight})`,
            bottom: barHeight,
            p: 4,
            overflowY: 'auto',
          },
        } as object,
      }}
    >
      <Typography id={titleId} component="p" variant="label">
        Settings
      </Typography>
      <Suspense fallback={null}>{open && <Shown />}</Suspense>
    </Drawer>
  );
};
