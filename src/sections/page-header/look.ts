type Looking = Partial<Record<'layout' | 'picture' | 'narrow' | 'drawing', unknown>>;

/** It has a layout only with a picture, and a drawing only without. */
export const headerLook = ({ layout, picture, narrow, drawing }: Looking) =>
  picture ? (layout ?? 'full') : narrow ? 'narrow' : drawing;
