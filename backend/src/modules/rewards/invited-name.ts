/** How a member sees somebody they invited: "Lan P.", the first name and the first letter of the last name. */
export function invitedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [letter = ''] = lastName.normalize('NFC').trim();
  return `${firstName} ${letter ? `${letter.toLocaleUpperCase('vi')}.` : ''}`.trim();
}
