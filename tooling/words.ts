/** Both languages say the same things: equal keys, nothing empty, every form of a plural, the same values inside each text, and one spelling. With the name of a workspace, of that one. */
import { localeFolders, problemsOf } from './locales';

const [workspace] = process.argv.slice(2);
const folders = localeFolders.filter((folder) => !workspace || folder.startsWith(`${workspace}/`));
const problems = folders.flatMap(problemsOf);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${String(folders.length)} pairs of locales agree`);
