import { hmacSha256 } from '../hmac-sha256';

export type ZalopayFields = Record<string, string>;
export interface ZalopayKeys {
  appId: string;
  /** Signs what is sent. */
  key1: string;
  /** Signs what comes. */
  key2: string;
}

const joined = (fields: ZalopayFields, names: string) =>
  names
    .split(' ')
    .map((name) => fields[name] ?? '')
    .join('|');

export const signCreate = ({ key1 }: ZalopayKeys, fields: ZalopayFields) =>
  hmacSha256(key1, joined(fields, 'app_id app_trans_id app_user amount app_time embed_data item'));

/** A query's text ends with the key itself. */
export const signQuery = ({ key1 }: ZalopayKeys, fields: ZalopayFields) =>
  hmacSha256(key1, `${joined(fields, 'app_id app_trans_id')}|${key1}`);

export const signRefund = ({ key1 }: ZalopayKeys, fields: ZalopayFields) =>
  hmacSha256(key1, joined(fields, 'app_id zp_trans_id amount description timestamp'));

export const signRefundQuery = ({ key1 }: ZalopayKeys, fields: ZalopayFields) =>
  hmacSha256(key1, joined(fields, 'app_id m_refund_id timestamp'));

/** Over the text as it came. */
export const signCallback = ({ key2 }: ZalopayKeys, data: string) => hmacSha256(key2, data);

export const signReturn = ({ key2 }: ZalopayKeys, fields: ZalopayFields) =>
  hmacSha256(key2, joined(fields, 'appid apptransid pmcid bankcode amount discountamount status'));
