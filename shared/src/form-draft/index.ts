export { SaveFormDraft, useFormDraft } from './form-draft';
export { formDraftSaga } from './form-draft-saga';
export { clearFormDraft, findFormDraft, readFormDraft } from './form-draft-storage';
