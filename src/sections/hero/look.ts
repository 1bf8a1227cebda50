type Looking = Partial<Record<'layout' | 'secondAction' | 'hours', unknown>>;

/** One that has more than a hero had at first is laid out anew. */
export const heroLook = ({ layout, secondAction, hours }: Looking) =>
  layout ?? ((secondAction || hours) && 'beside');
