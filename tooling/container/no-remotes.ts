/** In place of the federation runtime's loader of further remotes: remotes of this shop consume none. */
export const remotes = undefined;
