/**
 * What remotes' entries ask of the federation runtime: the share scope and how versions are compared. Those of now ask for
 * `ModuleFederation` alone, earlier ones for the rest too. Its loaders are not among it, because the shell opens remotes itself; the gate's smoke page finds a remote that asks for more.
 */
export {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** An entry reads these groups when it begins, and then uses nothing of them. */
export const helpers = { global: {}, share: {}, utils: {} };
