export { SaveFormDraft, useFormDraft } from './form-draft';
export { formDraftSaga } from './form-draft-saga';
export { clearFormDraft, findFormDraft, readFormDraft, writeFormDraft } from './form-draft-storage';
export { LeaveGuard, type LeaveGuardProps } from './leave-guard';
