/** In place of the federation runtime's texts of errors: its messages name their code and the page that explains it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
