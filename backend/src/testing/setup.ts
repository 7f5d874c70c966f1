import { expectNoSecretInLogs, startInspection, stopInspection } from './log-inspection';

startInspection();
afterEach(expectNoSecretInLogs);
afterAll(stopInspection);
