/** In place of a remote's links for the frame: the build tells them to the registry, and no browser reads them here. */
export const navigation = undefined;
