import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isCollectionFile, isFormFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import type { EditState } from '../../edit-protocol/protocol';
import { useSession, useSessionState } from '../editor-context';
import { movedPlace } from '../moved-place';
import { usePageFile } from '../page/page-address';
import { fieldOfRule } from '../structure/rules-of-field';
import { cellAt, cellName } from '../text/table-cells';
import { GroupControls, KeyControl } from './group-controls';
import { inspectorLook, titleLook } from './inspector-look';
import { metaOf, nameOfPath, panelKey, sortOf } from './panel-keys';
import { fileName, type Crumb, crumbsTo } from './places';
import { SheetHandle } from './sheet-handle';

/** In pixels. */
export const panelWidth = 360;

/** Of the bar below, which stands in front and says its height. */
export const barHeight = 'var(--edit-bar-height, 4rem)';

/** Whether the panel is a sheet at the foot of the window. */
export const useIsSheet = (): boolean => useMediaQuery('(max-width: 899.95px)', { noSsr: true });

/**
 * Room for the panel, so that it covers nothing of the page. Beside it the page is as wide as the window, as visitors see
 * it there, and scaled to fit.
 */
const useRoom = (isOpen: boolean, sheetShare: number | undefined) => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { style } = document.body;
    if (sheetShare !== undefined) {
      const room = `${sheetShare}vh`;
      const { style: ofWindow } = document.documentElement;
      [style.paddingBottom, ofWindow.scrollPaddingBottom] = [room, room];
      return () => {
        [style.paddingBottom, ofWindow.scrollPaddingBottom] = ['', ''];
      };
    }
    const root = document.getElementById('root');
    const fit = () => {
      const { clientWidth } = document.documentElement;
      root?.style.setProperty('zoom', String((clientWidth - panelWidth) / clientWidth));
    };
    style.paddingInlineEnd = `${panelWidth}px`;
    fit();
    window.addEventListener('resize', fit);
    return () => {
      window.removeEventListener('resize', fit);
      root?.style.removeProperty('zoom');
      style.paddingInlineEnd = '';
    };
  }, [isOpen, sheetShare]);
};

/** The nearest group around the last crumb; of a list in a list, the list. */
const nearestGroup = (crumbs: readonly Crumb[]) =>
  crumbs.findLast(({ value, isEntry }) => isGroup(value) || (isEntry && Array.isArray(value)));

const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const session = useSession();
  const files = useSessionState(({ state }) => state.files);
  const shown = crumbs
    // A rule stands below its field, too.
    .flatMap((crumb) => {
      const field = fieldOfRule(files, crumb);
      return field ? [...crumbsTo(field, files).slice(-1), crumb] : [crumb];
    })
    .filter(({ value }) => isGroup(value));
  return (
    <Breadcrumbs aria-label="Place" separator="›">
      {shown.map(({ file, path, name }, at) => (
        <Button
          key={path}
          size="small"
          aria-current={at === shown.length - 1 ? 'true' : undefined}
          onClick={() => session.select({ file, path })}
          sx={{ minHeight: '2.75rem', minWidth: 0, textAlign: 'start' }}
        >
          {name}
        </Button>
      ))}
    </Breadcrumbs>
  );
};

const orderOf = (file: string) =>
  ['site', 'theme', 'routes', 'notifications'].findIndex((name) => file === `config/${name}.ts`);

/** What belongs to more than one page: a button for each such file. */
const OtherFiles = ({ files }: { files: EditState['files'] }) => {
  const session = useSession();
  const names = Object.keys(files)
    .filter((file) => orderOf(file) >= 0 || isFormFile(file) || isCollectionFile(file))
    .toSorted((one, other) => ((orderOf(one) + 9) % 9) - ((orderOf(other) + 9) % 9));
  return (
    <Box component="nav" aria-label="All pages">
      <Typography component="h3" variant="body1">
        For all pages
      </Typography>
      <Stack spacing={1} sx={{ mt: 2 }}>
        {names.map((file) => (
          <Button key={file} variant="outlined" onClick={() => session.select({ file, path: '' })}>
            {fileName(file, files)}
          </Button>
        ))}
      </Stack>
    </Box>
  );
};

/** A selected entry of a list that is no group, such as a paragraph. */
const Entry = ({ crumb, around }: { crumb: Crumb; around: string }) => {
  const files = useSessionState(({ state }) => state.files);
  const { file, path, value, schema } = crumb;
  const resolved = sortOf(schema, value) === 'choice' ? metaOf(schema).choices?.text : schema;
  if (!resolved) return null;
  const cell = cellAt(files, { file, path });
  const label = cell ? cellName(cell) : nameOfPath(path);
  const key = { ...panelKey(label, { schema: resolved, value }), label, required: true };
  return (
    <Box sx={{ my: 4 }}>
      <KeyControl place={{ file, path }} panelKey={key} around={around} />
    </Box>
  );
};

/**
 * Another place is read from its beginning. Where what had the focus went away with the former place, as the button
 * that added an entry does, the heading of the new one has it.
 */
const useBeginning = (place: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);
  useLayoutEffect(() => {
    if (before.current === place) return;
    before.current = place;
    heading.current?.closest('aside')?.scrollTo({ top: 0 });
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
};

/**
 * A number for what stands at a place, which it keeps when config changes around it: what is typed in its controls
 * stays there while an entry before it comes or goes.
 */
const useIdentity = (place: Place, files: EditState['files']): number => {
  const [known, setKnown] = useState({ place, files, id: 0 });
  if (known.files === files && isSamePlace(known.place, place)) return known.id;
  const isSame = isSamePlace(movedPlace(known.place, known.files, files), place);
  const next = { place, files, id: isSame ? known.id : known.id + 1 };
  setKnown(next);
  return next.id;
};

const Shown = () => {
  const selected = useSessionState((state) => state.selected);
  const files = useSessionState(({ state }) => state.files);
  const page = usePageFile();
  const place = selected ?? { file: page, path: '' };
  const crumbs = crumbsTo(place, files);
  const group = nearestGroup(crumbs);
  const last = crumbs.at(-1);
  const groupId = useIdentity(group ?? place, files);
  const lastId = useIdentity(last ?? place, files);
  const heading = useBeginning(groupId);
  if (!group || !last) {
    return <Typography>{`${place.file} cannot be read now.`}</Typography>;
  }
  const isOwn = isGroup(group.value);
  const entry = last.isEntry && !isGroup(last.value) ? last : undefined;
  return (
    <>
      <Crumbs crumbs={crumbs} />
      <Typography ref={heading} component="h2" tabIndex={-1} sx={titleLook}>
        {group.name}
      </Typography>
      {entry && <Entry key={`entry ${lastId}`} crumb={entry} around={group.name} />}
      {isOwn && (
        <GroupControls
          key={groupId}
          place={{ file: group.file, path: group.path }}
          schema={group.schema}
          name={group.name}
          isWhole
        />
      )}
      {group.path === '' && <OtherFiles files={files} />}
    </>
  );
};

type PanelProps = {
  id: string;
  open: boolean;
  /** At the foot of a small window, as high as this; else beside the page. */
  sheet?: { share: number; setShare: (share: number) => void } | undefined;
};

/** Beside the page: every key of what is selected, and without a selection those of the page. */
export const Panel = ({ id, open, sheet }: PanelProps) => {
  const isSheet = sheet !== undefined;
  const titleId = useId();
  useRoom(open, sheet?.share);
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
          sx: {
            width: isSheet ? '100%' : panelWidth,
            height: sheet ? `calc(${sheet.share}vh - ${barHeight})` : `calc(100% - ${barHeight})`,
            bottom: barHeight,
            p: 4,
            pt: isSheet ? 0 : 3,
            overflowY: 'auto',
            ...inspectorLook,
          },
        } as object,
      }}
    >
      {sheet && <SheetHandle {...sheet} />}
      <Typography id={titleId} component="p" variant="label">
        Settings
      </Typography>
      <Suspense fallback={null}>{open && <Shown />}</Suspense>
    </Drawer>
  );
};
