/** The name under which a review is shown: the last word is its first letter. "Nguyễn Minh Anh" is "Nguyễn Minh A." */
export function shortenedName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string | null {
  const words = `${lastName} ${firstName}`.normalize('NFC').split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  if (last === undefined) return null;
  const [letter = ''] = [...last];
  return [...words.slice(0, -1), `${letter.toLocaleUpperCase('vi')}.`].join(' ');
}
