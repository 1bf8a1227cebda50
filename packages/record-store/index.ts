/**
 * What takes the records of forms that a function checks in place of the security rules: by the form's own schema, each
 * stored once. The same code answers on this machine and at Firebase. Pure: whoever uses it brings the database.
 */
export {
  createRecordHandler,
  mostOfRecord,
  type RecordOutside,
  type RecordRequest,
} from './create-record-handler';
export { recordSchema } from './record-schema';
