import { createConfirmHandler } from './confirm-handler';
import { createCourier } from './delivery/create-courier';
import type { DeskOptions } from './delivery/desk';

type Options = DeskOptions & Required<Pick<DeskOptions, 'optInSecret'>>;

/** Reports records by mail (`courier`), and answers the links by which senders confirm theirs (`confirm`). */
export const createPostOffice = (options: Options) => ({
  courier: createCourier(options),
  confirm: createConfirmHandler({ ...options, secret: options.optInSecret }),
});
