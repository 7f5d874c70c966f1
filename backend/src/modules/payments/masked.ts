const NAME =
  'buyer\\w*|card_?(?:number|no|holder\\w*|name|token)|\\w*email\\w*|\\w*phone\\w*|national_number|given_name|surname|' +
  'full_?name|first_?name|last_?name|customer_?name|address_?line\\w*|admin_area\\w*|postal_?code';
const rules: [RegExp, string][] = [
  [new RegExp(`("(?:${NAME})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|-?\\d[\\d.]*)`, 'gi'), '$1"***"'],
  // In JSON that is the text of a field.
  [new RegExp(`(\\\\"(?:${NAME})\\\\"\\s*:\\s*)(?:\\\\"[^"\\\\]*\\\\"|-?\\d[\\d.]*)`, 'gi'), '$1\\"***\\"'],
  [new RegExp(`((?:^|[?&])(?:${NAME})=)[^&\\s"]+`, 'gi'), '$1***'],
  [/[\w.!#$%'*+/=?^`{|}~-]{1,64}(?:@|%40)(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}/gi, '***'],
];

/** What a gateway said, without who pays and with what: the record is about the money. */
export const masked = (raw: string) => rules.reduce((text, [rule, by]) => text.replace(rule, by), raw);
