/**
 * @generated SignedSource<<73a54b8d8756495887fa747c3a0acaf0>>
 * @relayHash cb2cab40822b5a38ebbe26afcc5c88a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d90d9975757dd444e71f0d776c3c36160a58665ae2c2f115390e6b45d0bfb48c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d90d9975757dd444e71f0d776c3c36160a58665ae2c2f115390e6b45d0bfb48c",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
