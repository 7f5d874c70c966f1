import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screenshot } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { FileUpload, Stack } from '@storefront/shared/ui';
import type { DraftState } from '../drafts/drafts-slice';
import { ShotDialog } from './shot-dialog';
import { ShotList } from './shot-list';
import { UploadList } from './upload-list';
import {
  acceptedTypes,
  filesChosen,
  maxFileBytes,
  maxScreenshots,
  uploadsSlice,
  type FileProblem,
  type UploadState,
} from './uploads';

const { left, progressed } = uploadsSlice.actions;
const { selectUploads } = uploadsSlice.selectors;

interface Props {
  draft: DraftState;
  error: string | undefined;
}

/** Adds, orders, describes, crops and removes the screenshots of a draft. */
export function ShotsSection({ draft, error }: Props) {
  const { t } = useTranslation('provider-editor');
  const dispatch = useDispatch();
  const { id, content } = draft.saved;
  const uploads = useSelector((state) => selectUploads(state, id));
  const [edited, setEdited] = useState<Screenshot | null>(null);
  const files = useRef(new Map<string, File>());

  const send = (states: UploadState[]): void => {
    const sending = {
      files: files.current,
      onProgress: (key: string, part: number) => {
        dispatch(progressed({ id, key, part }));
      },
    };
    dispatch(filesChosen({ id, files: states }, sending));
  };
  const choose = (chosen: File[]): void => {
    let room = maxScreenshots - content.screenshots.length - uploads.filter(isOnItsWay).length;
    const states = chosen.map((file): UploadState => {
      const problem = problemOf(file, room);
      if (!problem) room -= 1;
      const key = newKey();
      files.current.set(key, file);
      return {
        key,
        name: file.name,
        status: problem ? 'failed' : 'waiting',
        part: 0,
        ...(problem && { problem }),
      };
    });
    send(states);
  };
  const retry = (key: string): void => {
    const upload = uploads.find((one) => one.key === key);
    if (upload?.uploadId)
      send([{ key, name: upload.name, status: 'attaching', part: 1, uploadId: upload.uploadId }]);
    // The page was left meanwhile, and the file with it.
    else if (!files.current.has(key)) dispatch(left({ id, key }));
    else if (upload) send([{ key, name: upload.name, status: 'waiting', part: 0 }]);
  };
  const { write } = draft;
  const isFailed = write?.status === 'failed' && ['order', 'remove'].includes(write.of.kind);
  return (
    <Stack>
      <FileUpload
        name="screenshots"
        label={t('shots.add')}
        action={t('shots.choose')}
        hint={t('shots.hint', { max: maxScreenshots })}
        error={error}
        accept={acceptedTypes.join()}
        multiple
        isListHidden
        onFiles={choose}
      />
      <UploadList uploads={uploads} onRetry={retry} onGiveUp={(key) => dispatch(left({ id, key }))} />
      <ErrorBanner error={isFailed ? write.error : undefined} overrides={{ other: t('shots.notChanged') }} />
      {content.screenshots.length > 0 && <ShotList draft={draft} onEdit={setEdited} />}
      {edited && <ShotDialog draft={draft} shot={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

const isOnItsWay = ({ status }: UploadState): boolean => status !== 'failed';

/** The shop looks at what a file contains; this only spares somebody the wait. */
function problemOf(file: File, room: number): FileProblem | null {
  if (file.size > maxFileBytes) return 'size';
  if (file.type !== '' && !acceptedTypes.includes(file.type)) return 'type';
  return room < 1 ? 'count' : null;
}

let serial = 0;
const newKey = (): string => `file-${String((serial += 1))}`;
