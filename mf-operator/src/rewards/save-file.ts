/** Lets the browser save a text as a file. */
export function saveFile({ name, content }: { name: string; content: string }): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
