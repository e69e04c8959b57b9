/**
 * @generated SignedSource<<21b7977951dbc3b16211bf5b2e360939>>
 * @relayHash 6f7bc3ee3f6c9a4cb711163b8dd31214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54802dda9c8533646cb4b25c6aa3097b9d8b2ea947f08e9ba1f9112a93179b47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54802dda9c8533646cb4b25c6aa3097b9d8b2ea947f08e9ba1f9112a93179b47",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
