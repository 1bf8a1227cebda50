import { render, screen } from '@testing-library/react';
import { Choice } from './dialog-fields';

test('a choice of which none is made shows the words for none', () => {
  const options = [
    { value: '', label: 'none' },
    { value: 'top', label: 'Menu at the top' },
  ];
  render(<Choice label="Entry in a menu" value="" options={options} change={() => undefined} />);
  expect(screen.getByRole('combobox')).toHaveTextContent('none');
});
