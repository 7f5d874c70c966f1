/** React has had it for long; what libraries bring along for older ones stays out of the build. */
export { useSyncExternalStore } from 'react';
