import type { i18n as I18n } from 'i18next';
import { noticeCodes, type NoticeKey } from '../contracts';
import { translate } from '@storefront/shared/i18n';
import type { Notice } from '@storefront/shared/store';
import { errorText } from './error-text';

/** Finds the text of a notice: by its error code, from the remote that shows it, or from the shell. */
export function noticeText({ notice, params }: Pick<Notice, 'notice' | 'params'>, i18n: I18n): string {
  const code = noticeCodes[notice as NoticeKey];
  if (code) return errorText({ code }, i18n);
  const [remote, own] = notice.includes(':') ? notice.split(':') : ['shell', notice];
  return translate(i18n, `${remote ?? ''}:notices.${own ?? ''}`, params);
}
