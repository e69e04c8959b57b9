/**
 * @generated SignedSource<<64b887d59a79864406509b2518e80ebf>>
 * @relayHash 541e99ff0bcdec393db9da0c2a54bb37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a709e416aaf01fc25326e3e9352abd64feed078d6487fca210f5e501ec21fe9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a709e416aaf01fc25326e3e9352abd64feed078d6487fca210f5e501ec21fe9e",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
