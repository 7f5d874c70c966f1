/** In place of the federation runtime's texts of errors: the shell words what people read, and telemetry has the codes. */
export const RUNTIME_009 = 'RUNTIME-009';
export const runtimeDescMap = {};
