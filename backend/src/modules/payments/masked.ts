const NAME =
  'buyer\\w{0,20}|card_?(?:number|no|holder\\w{0,20}|name|token)|\\w{0,20}email\\w{0,20}|\\w{0,20}phone\\w{0,20}|' +
  'national_number|given_name|surname|full_?name|first_?name|last_?name|customer_?name|address_?line\\w{0,20}|' +
  'admin_area\\w{0,20}|postal_?code';
const rules: [RegExp, string][] = [
  [new RegExp(`("(?:${NAME})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|-?\\d[\\d.]*)`, 'gi'), '$1"***"'],
  // In JSON that is the text of a field.
  [new RegExp(`(\\\\"(?:${NAME})\\\\"\\s*:\\s*)(?:\\\\"[^"\\\\]*\\\\"|-?\\d[\\d.]*)`, 'gi'), '$1\\"***\\"'],
  [new RegExp(`((?:^|[?&])(?:${NAME})=)[^&\\s"]+`, 'gi'), '$1***'],
  [/[\w.!#$'*+/?^`{|}~-]{1,64}(?:@|%40)(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}/gi, '***'],
];

/** What a gateway said, without who pays and with what: the record is about the money. */
export const masked = (raw: string) => rules.reduce((text, [rule, by]) => text.replace(rule, by), raw);
