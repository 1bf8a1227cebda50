import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ComponentProps, Profiler } from 'react';
import site from '../../../tests/sites/agency/config/site';
import themeDefinition from '../../../tests/sites/agency/config/theme';
import * as fileKind from '../../fields/file/control';
import type { KindModule } from '../../fields/kind-module';
import type { Values } from '../../schema/record';
import { createTheme } from '../../theme/create-theme';
import type { FormParts } from '../form-parts';
import { FormRenderer } from '../form-renderer';
import type { FormDefinition } from '../form-schema';
import type { Upload } from '../use-uploads';

const theme = createTheme(themeDefinition);
/** What the forms of this site load. */
const parts = { kinds: { './file/control.tsx': fileKind as KindModule } };

/** Journeys in a browser check that a pointer reaches each control. */
const pointerUnasked = { pointerEventsCheck: PointerEventsCheckLevel.Never };

type Setting = {
  send?: (values: Values) => Promise<boolean>;
  upload?: Upload;
  onRender?: () => void;
  /** What the form loads, if that is more than the forms of this site do. */
  parts?: FormParts;
};

type FormRendererProps = ComponentProps<typeof FormRenderer>;

/** A form of the agency's site by itself: what is not given answers nothing. */
export const BareForm = (
  props: Partial<FormRendererProps> & Pick<FormRendererProps, 'definition'>,
) => (
  <ThemeProvider theme={theme}>
    <FormRenderer
      send={() => Promise.resolve(true)}
      onCaught={() => undefined}
      onOutcome={() => undefined}
      upload={() => Promise.resolve('')}
      onApproach={() => undefined}
      words={site.words}
      {...props}
    />
  </ThemeProvider>
);

export const renderForm = (definition: FormDefinition, setting: Setting = {}) => {
  const send = jest.fn(setting.send ?? (() => Promise.resolve(true)));
  const onApproach = jest.fn();
  const onCaught = jest.fn();
  render(
    <Profiler id="form" onRender={() => setting.onRender?.()}>
      <BareForm
        definition={definition}
        parts={setting.parts ?? parts}
        send={send}
        onCaught={onCaught}
        {...(setting.upload && { upload: setting.upload })}
        onApproach={onApproach}
      />
    </Profiler>,
  );
  return { send, onApproach, onCaught, user: userEvent.setup(pointerUnasked) };
};

export const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /Send|Subscribe/ }));

/** The notice below a field. */
export const noticeOf = (label: string) =>
  document.getElementById(`${labelled(label).id}-notice`) ?? document.body;

export const labelled = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));

export const fillContact = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(labelled('Full Name'), 'Ada');
  await user.type(labelled('Business Name'), 'Engines');
  await user.type(labelled('Phone Number'), '123');
  await user.type(labelled('Your Email Address'), 'a@b.c');
  await user.type(labelled('Message'), 'Hello');
};
