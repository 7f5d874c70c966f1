/** Both languages say the same things: equal keys, nothing empty, every form of a plural, the same values inside each text, and one spelling. */
import { localeFolders, problemsOf } from './locales';

const problems = localeFolders.flatMap(problemsOf);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${String(localeFolders.length)} pairs of locales agree`);
