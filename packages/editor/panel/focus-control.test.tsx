import { fireEvent, screen, waitFor } from '@testing-library/react';
import { photo as photoSchema } from '../../../src/schema/picture';
import { showGroup } from './testing/show-group';

const photo = { file: '/pictures/hall.webp', alt: 'A hall', width: 400, height: 300 };

const show = async (value: object) => {
  const shown = await showGroup({ schema: photoSchema, value });
  const slider = (name: string) => screen.getByRole('slider', { name });
  return { ...shown, slider };
};

test('what matters most in a picture is moved by keys', async () => {
  const { steps, slider } = await show(photo);
  expect(slider('From the left')).toHaveValue('50');
  fireEvent.change(slider('From the left'), { target: { value: 70 } });
  await waitFor(() => expect(steps).toHaveLength(1));
  expect(steps[0]?.changes).toMatchObject([
    { do: 'set', path: 'focus', value: { x: 70, y: 50 }, was: undefined },
  ]);
});

test('it may be left out again', async () => {
  const focus = { x: 10, y: 20 };
  const { steps, slider } = await show({ ...photo, focus });
  expect(
    [slider('From the left'), slider('From the top')].map((each) => each.getAttribute('value')),
  ).toEqual(['10', '20']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove “Focus”' }));
  await waitFor(() => expect(steps).toHaveLength(1));
  expect(steps[0]?.changes).toMatchObject([{ do: 'remove', path: 'focus', was: focus }]);
});
