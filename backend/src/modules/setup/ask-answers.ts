import { cancel, intro, isCancel, multiselect, text } from '@clack/prompts';
import type { Language } from '../../lib/language';
import type { Answers, Field } from './answers';
import { setupWords } from './setup-words';

/** The person at the terminal stopped. */
class AskingStopped extends Error {
  override readonly name = 'AskingStopped';
}

/** Asks for the fields at a terminal, one after the other. A wrong answer is said at once and asked for again. */
export async function askAnswers(fields: readonly Field[], language: Language): Promise<Answers> {
  const words = setupWords[language];
  const answers = new Map<string, unknown>();
  intro(words.title);
  for (const field of fields) {
    // Lists and tables are written in a file, or later in the settings.
    if (field.kind === 'fileOnly') continue;
    const answer = field.kind === 'choice' ? await choose(field, language) : await write(field, language);
    if (isCancel(answer)) {
      cancel(words.cancelled);
      throw new AskingStopped();
    }
    const given = givenOf(field, answer);
    if (given === undefined) continue;
    const read = field.read(given);
    if (read.ok) answers.set(field.path, read.value);
  }
  return answers;
}

const choose = ({ ask, options = [], proposed }: Field, language: Language) =>
  multiselect({
    message: ask[language],
    options: options.map((value) => ({ value, label: value })),
    initialValues: Array.isArray(proposed) ? (proposed as string[]) : [],
    required: true,
  });

function write(field: Field, language: Language) {
  const words = setupWords[language];
  const proposed = typeof field.proposed === 'string' ? field.proposed : proposedNumber(field.proposed);
  const isNeeded = field.path === 'admin.email';
  return text({
    message: isNeeded || proposed ? field.ask[language] : `${field.ask[language]} (${words.emptyIsNothing})`,
    ...(proposed && { defaultValue: proposed, placeholder: proposed }),
    validate(value) {
      const given = givenOf(field, value || proposed);
      if (given === undefined && !isNeeded) return undefined;
      const read = field.read(given ?? '');
      return read.ok ? undefined : words.mustBe(read.must[language]);
    },
  });
}

const proposedNumber = (proposed: unknown) => (typeof proposed === 'number' ? String(proposed) : '');

/** An answer as the file would have it; undefined when nothing was answered. */
function givenOf({ kind }: Field, answer: unknown): unknown {
  if (kind === 'choice') return answer;
  const line = typeof answer === 'string' ? answer.trim() : '';
  if (line === '') return undefined;
  return kind === 'list' ? line.split(/[\s,]+/) : line;
}
