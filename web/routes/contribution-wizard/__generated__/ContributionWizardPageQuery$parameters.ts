/**
 * @generated SignedSource<<a4bcf94c0a6a83d49963a22d8c162564>>
 * @relayHash 8e274c4b08faa17ad2b6e7aba06c90ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f04003a74325d42348437b8253f231437e3e385ad96400715bdf1e714b69455

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f04003a74325d42348437b8253f231437e3e385ad96400715bdf1e714b69455",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
