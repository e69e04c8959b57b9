/**
 * @generated SignedSource<<0a92b88538daf29d2a4431f49efebfb5>>
 * @relayHash 7c0b2629b201b9c01d0e7f2ac2be19ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6fbe7ae4bbf8eef0989e86c68dc346fe96ae2d51e4b5d2bd16a8dd3545f8f7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6fbe7ae4bbf8eef0989e86c68dc346fe96ae2d51e4b5d2bd16a8dd3545f8f7d",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
