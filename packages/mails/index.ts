/**
 * Records to mails: what is written to whom, when it is sent again, and how a sender confirms. The store of
 * deliveries and of records is the caller's: Firestore in functions/, files in the embedded backend.
 */
export type { MailRecord } from './compose/compose-mail';
export type { IsOwnFile } from './compose/visitor-words';
export { withoutRecord } from './compose/without-record';
export type { ConfirmReply, ConfirmRequest } from './confirm-handler';
export { createPostOffice } from './create-post-office';
export type { Courier } from './delivery/create-courier';
export {
  type Delivery,
  type DeliveryStore,
  optInIn,
  type OptInState,
  type Recipients,
  type SentMail,
} from './delivery/delivery';
export { deliveryKeys } from './delivery/delivery-keys';
export { done, type Records } from './delivery/desk';
export { movedUpDelivery } from './delivery/moved-up';
export { hour, type Pace, usualPace } from './delivery/pace';
export { mailError } from './mail-error';
export {
  asksToConfirm,
  type MailConfirmation,
  type MailField,
  type MailForm,
  type MailOptIn,
  type MailPlan,
} from './mail-plan';
export { createFileMailer } from './mailer/create-file-mailer';
export { type Mailer, MailProblem } from './mailer/mailer';
export { openMailbox } from './mailer/open-mailbox';
export { ownerWordsIn } from './words/owner-words-in';
