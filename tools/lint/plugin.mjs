import { importOrderRule } from './import-order.mjs';
import { layersRule } from './layers.mjs';

const plainConfigRule = {
  create(context) {
    const refuse = (node) =>
      context.report({ node, message: 'Config is plain data: literals only.' });
    return {
      CallExpression: refuse,
      NewExpression: refuse,
      SpreadElement: refuse,
      ArrowFunctionExpression: refuse,
      FunctionExpression: refuse,
      JSXElement: refuse,
      Identifier: (node) => {
        if (node.name === 'process') refuse(node);
      },
    };
  },
};

/** This project's own rules for oxlint. */
export default {
  meta: { name: 'project' },
  rules: { 'import-order': importOrderRule, layers: layersRule, 'plain-config': plainConfigRule },
};
