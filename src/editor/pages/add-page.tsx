import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { EditError } from '../edit-client';
import { useSession } from '../editor-context';
import { focusFirst } from '../focus-first';
import { Ask } from './ask';
import { goToAddress } from './go-to';
import { addressFor, pagesOf } from './site-pages';
import { usePlans } from './use-plans';

type Menu = { path: string; place: string; length: number };

/** The menus that take a link to a page. Where they cannot be asked for, the page is begun without one. */
const useMenus = () => {
  const session = useSession();
  const [menus, setMenus] = useState<Menu[]>([]);
  useEffect(() => {
    let isOld = false;
    session.client
      .post<Menu[]>('pages/menus')
      .then((found) => !isOld && setMenus(found))
      .catch((error: unknown) => {
        if (!(error instanceof EditError)) throw error;
        session.tell(error.message);
      });
    return () => {
      isOld = true;
    };
  }, [session]);
  return menus;
};

/** Begins a page with a title, an address and, if wanted, an entry in a menu; then it is shown. */
export const AddPage = ({ back, leave }: { back: () => void; leave: () => void }) => {
  const session = useSession();
  const plans = usePlans();
  const menus = useMenus();
  const [title, setTitle] = useState('');
  const [own, setOwn] = useState<string>();
  const [menu, setMenu] = useState('');
  const [template, setTemplate] = useState<'full' | 'opening'>('full');
  const path = own ?? addressFor(title);

  const act = async () => {
    const before = new Set(pagesOf(session.get().state.files).map(({ page }) => page));
    const isDone = await plans.carryOut('pages/add', {
      title: title.trim(),
      template,
      ...(path.trim() !== '' && { path: path.trim() }),
      ...(menu !== '' && { menu: { path: menu } }),
    });
    if (!isDone) return;
    const added = pagesOf(session.get().state.files).find(({ page }) => !before.has(page));
    if (added?.path === undefined) back();
    else goToAddress(added.path);
  };

  return (
    <Ask
      title="Add a page"
      deed="Add the page"
      plans={plans}
      isReady={title.trim() !== ''}
      act={act}
      back={back}
      leave={leave}
    >
      <TextField
        inputRef={focusFirst}
        fullWidth
        required
        margin="normal"
        label="Title"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        fullWidth
        margin="normal"
        label="Address"
        helperText="What follows the name of the site, as /About-us."
        value={path}
        onChange={({ target }) => setOwn(target.value)}
      />
      <TextField
        select
        fullWidth
        margin="normal"
        label="Entry in a menu"
        value={menu}
        onChange={({ target }) => setMenu(target.value)}
      >
        <MenuItem value="">none</MenuItem>
        {menus.map((each) => (
          <MenuItem key={each.path} value={each.path}>
            {each.place}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        margin="normal"
        label="It begins with"
        value={template}
        onChange={({ target }) => setTemplate(target.value === 'opening' ? 'opening' : 'full')}
      >
        <MenuItem value="full">sections that say what each is for</MenuItem>
        <MenuItem value="opening">only the headline</MenuItem>
      </TextField>
    </Ask>
  );
};
