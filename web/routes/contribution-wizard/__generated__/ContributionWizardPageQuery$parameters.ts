/**
 * @generated SignedSource<<4c3977829b0e7142de2d23fa0e672a1d>>
 * @relayHash e411279abf57cca66d391a37fd326a46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 862be021882fae0a0e258149fd39dd1af6b48f037d7bb4bbe0d938f01e0587ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "862be021882fae0a0e258149fd39dd1af6b48f037d7bb4bbe0d938f01e0587ce",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
