const mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Normalises an e-mail address to the form in which it is stored and compared; null when it is not an address. */
export function normaliseEmail(text: string): string | null {
  const email = text.normalize('NFC').trim().toLowerCase();
  if (email.length > 254) return null;
  const at = email.lastIndexOf('@');
  const [local, host] = [email.slice(0, at), email.slice(at + 1)];
  const labels = host.split('.');
  const isHost =
    labels.length > 1 && labels.every((label) => hostLabel.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return at > 0 && local.length <= 64 && mailbox.test(local) && isHost ? email : null;
}
