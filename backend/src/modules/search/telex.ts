/**
 * What was meant when the keyboard did not turn keys into marks: `aos` is áo typed in Telex, `quaanf` quần, `ao1` áo
 * in VNI. Without marks, as the word is looked up; the likeliest first.
 */
export function untelexed(word: string): string[] {
  const plain = collapsed(word);
  const toneless = [...plain].flatMap((letter, at) =>
    at > 0 && /[sfrxj]/.test(letter) && /[aeiouy]/.test(plain.slice(0, at))
      ? [plain.slice(0, at) + plain.slice(at + 1)]
      : [],
  );
  // The tone is mostly typed last.
  const forms = [...toneless.reverse(), plain, withoutDigits(word)];
  return [...new Set(forms.map(collapsed))].filter((form) => form !== word && form !== '');
}

const collapsed = (word: string) =>
  word
    .replace(/([aeo])\1/g, '$1')
    .replace(/^dd/, 'd')
    .replace(/([aou])w/g, '$1')
    .replace(/(?<=[^aeiouy])w/g, 'u');

const withoutDigits = (word: string) =>
  /^[a-z]+[a-z1-9]*[1-9][a-z1-9]*$/.test(word) ? word.replace(/[1-9]/g, '') : word;
