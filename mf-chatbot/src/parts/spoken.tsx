import { useState } from 'react';
import { VisuallyHidden } from '@storefront/shared/ui';

const sentenceEnd = /[.!?…:](?=\s)|\n/g;

/** How much of a text can be read aloud: whole sentences, and all of it once it is complete. */
export function spokenLength(text: string, isComplete: boolean): number {
  if (isComplete) return text.length;
  let end = 0;
  for (const match of text.matchAll(sentenceEnd)) end = match.index + match[0].length;
  return end;
}

interface Props {
  id: string;
  text: string;
  isComplete: boolean;
}

/** Reads an answer to screen readers while it arrives, in whole sentences, and each of them once. */
export function Spoken({ id, text, isComplete }: Props) {
  const [spoken, setSpoken] = useState<{ id: string; parts: string[]; length: number }>({
    id,
    parts: [],
    // What was there before is read like the rest of the page.
    length: isComplete ? text.length : 0,
  });
  const length = spokenLength(text, isComplete);
  // The shop's name of an answer takes the place of the page's own while nothing of it is said yet.
  if (spoken.id !== id && spoken.length === 0) setSpoken({ ...spoken, id });
  else if (spoken.id !== id) setSpoken({ id, parts: [], length: 0 });
  else if (length > spoken.length) {
    const part = text.slice(spoken.length, length).trim();
    setSpoken({ id, parts: part ? [...spoken.parts, part] : spoken.parts, length });
  }
  return (
    <VisuallyHidden role="log" aria-live="polite">
      {spoken.parts.map((part, index) => (
        // Parts are only added, so each keeps its place.
        <p key={index}>{part}</p>
      ))}
    </VisuallyHidden>
  );
}
