export type * from '../../../../config/types';
