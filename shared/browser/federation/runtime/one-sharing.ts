import type { Compiler } from 'webpack';

const name = 'OneSharing';

/** Leaves out webpack's own sharing of modules: the federation puts its own in place of it before anything is shared. */
export class OneSharing {
  apply(compiler: Compiler): void {
    const { RuntimeModule } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        const isOwn = module.name === 'sharing' && module.stage === RuntimeModule.STAGE_NORMAL;
        if (isOwn) module.generate = () => '';
      });
    });
  }
}
