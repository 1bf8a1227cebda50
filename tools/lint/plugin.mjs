import { importOrderRule } from './import-order.mjs';
import { layersRule } from './layers.mjs';

const plainConfigRule = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Config is plain data: literals only.' });
    return {
      CallExpression: report,
      NewExpression: report,
      SpreadElement: report,
      ArrowFunctionExpression: report,
      FunctionExpression: report,
      JSXElement: report,
      Identifier: (node) => {
        if (node.name === 'process') report(node);
      },
    };
  },
};

/** This project's own rules for oxlint. */
export default {
  meta: { name: 'project' },
  rules: { 'import-order': importOrderRule, layers: layersRule, 'plain-config': plainConfigRule },
};
